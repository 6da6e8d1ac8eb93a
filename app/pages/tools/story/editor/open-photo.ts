import { imageDimensionsFromStream } from 'image-dimensions'

const largestSide = 2400

/** What is decoded takes four bytes a pixel. */
const mostPixels = 120_000_000

const refusals = {
  type: 'Ce fichier n’est pas une photo que ce navigateur sait lire. Choisissez une image JPEG, PNG ou WebP.',
  size: 'Cette photo est trop grande pour cet appareil. Choisissez-en une plus petite, ou une capture d’écran de celle-ci.',
}

/** A photo ready to be drawn, upright, at most 2 400 pixels a side: or why it cannot be, in words. */
export async function openPhoto(file: File): Promise<ImageBitmap | string> {
  if (typeof createImageBitmap !== 'function') return refusals.type
  const size = await imageDimensionsFromStream(file.stream()).catch(() => undefined)
  if (size && size.width * size.height > mostPixels) return refusals.size
  try {
    return await shrunk(await createImageBitmap(file))
  } catch {
    return size && size.width * size.height > largestSide ** 2 ? refusals.size : refusals.type
  }
}

async function shrunk(whole: ImageBitmap): Promise<ImageBitmap> {
  const { width, height } = whole
  const scale = largestSide / Math.max(width, height)
  if (scale >= 1) return whole
  const small = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: 'high',
  })
  whole.close()
  return small
}
