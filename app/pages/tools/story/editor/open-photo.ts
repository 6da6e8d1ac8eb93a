const largestSide = 2400
const refusals = {
  type: 'Ce fichier n’est pas une photo que ce navigateur sait lire. Choisissez une image JPEG, PNG ou WebP.',
  size: 'Cette photo est trop grande pour cet appareil. Choisissez-en une plus petite, ou une capture d’écran de celle-ci.',
}

/** A photo ready to be drawn, upright, at most 2 400 pixels a side: or why it cannot be, in words. */
export async function openPhoto(file: File): Promise<ImageBitmap | string> {
  if (typeof createImageBitmap !== 'function') return refusals.type
  const size = await sizeOf(file)
  if (size === undefined) return refusals.type
  const scale = Math.min(1, largestSide / Math.max(size.width, size.height))
  try {
    // Decoded at the size it is shown in: a hundred megapixels would take 400 MB.
    return await createImageBitmap(file, {
      resizeWidth: Math.max(1, Math.round(size.width * scale)),
      resizeHeight: Math.max(1, Math.round(size.height * scale)),
      resizeQuality: 'high',
    })
  } catch {
    return refusals.size
  }
}

/** Width and height of an image, upright; undefined where it is none. */
async function sizeOf(file: File): Promise<{ width: number; height: number } | undefined> {
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return width > 0 && height > 0 ? { width, height } : undefined
  } catch {
    return undefined
  }
}
