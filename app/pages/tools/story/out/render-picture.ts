import { formats, type Story, type StoryLook } from '#app/ui/art/stories/story.ts'
import type { Photo } from '../editor/choices.ts'
import { photoBox } from '../preview/photo-box.ts'
import type { Drawing } from '../preview/use-drawing.ts'

export type PictureParts = { story: Story; look: StoryLook; drawing: Drawing; photo: Photo | undefined }
export type PictureType = 'image/png' | 'image/jpeg'

/** The drawing as the browser shows it, ready to be painted. Throws where it shows none. */
export async function loadDrawing(svg: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  return image
}

/** A canvas of the exact size of the format; throws where the browser has none to give. */
export function canvasFor({ look }: Pick<PictureParts, 'look'>) {
  const { width, height } = formats[look.format]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  return { canvas, context, width, height }
}

export function paintPhoto(context: CanvasRenderingContext2D, { look, photo }: PictureParts): void {
  if (look.ground !== 'photo' || !photo) return
  const { width, height } = formats[look.format]
  const box = photoBox(photo, width, height)
  context.drawImage(photo.bitmap, box.x, box.y, box.width, box.height)
}

/** The picture as it is previewed, in its exact size, with nothing in the file but pixels. Throws where it cannot be made. */
export async function renderPicture(parts: PictureParts, type: PictureType): Promise<Blob> {
  const { canvas, context, width, height } = canvasFor(parts)
  paintPhoto(context, parts)
  const drawing = await loadDrawing(parts.drawing.drawStory(parts.story, parts.look, parts.drawing.letters))
  context.drawImage(drawing, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.92))
  if (blob?.type !== type) throw new Error(`the browser made ${blob?.type ?? 'nothing'} of ${type}`)
  return blob
}
