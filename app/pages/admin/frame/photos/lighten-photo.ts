const largestSide = 3072
const worthIt = 1024 * 1024

/**
 * Shows the chosen photo and puts a lighter one in its place when it is heavy: a telephone at the track sends 12 megapixels
 * through little network. Whatever the browser cannot read is sent as it is. True once the photo is shown.
 */
export async function lightenPhoto(
  input: HTMLInputElement,
  preview: HTMLCanvasElement | null,
): Promise<boolean> {
  const [file] = input.files ?? []
  if (!file || !preview) return false
  try {
    const photo = await createImageBitmap(file)
    draw(photo, preview)
    if (file.size > worthIt) await replace(input, file)
    photo.close()
    return true
  } catch {
    return false
  }

  async function replace(field: HTMLInputElement, chosen: File): Promise<void> {
    const blob = await new Promise<Blob | null>((resolve) => preview?.toBlob(resolve, 'image/jpeg', 0.9))
    if (!blob || blob.size >= chosen.size || field.files?.[0] !== chosen) return
    const lighter = new DataTransfer()
    lighter.items.add(new File([blob], 'photo.jpg', { type: blob.type }))
    field.files = lighter.files
  }
}

function draw(photo: ImageBitmap, canvas: HTMLCanvasElement): void {
  const scale = Math.min(1, largestSide / Math.max(photo.width, photo.height))
  canvas.width = Math.round(photo.width * scale)
  canvas.height = Math.round(photo.height * scale)
  canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height)
}
