import type sharp from 'sharp'

/** Loaded when the first photo comes: 17 MB that every other day goes without. A photo at a time, a thread for it: the site answers meanwhile, and memory holds one unfolded photo. */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp')
  loaded.concurrency(1)
  loaded.cache(false)
  return loaded
}
