/** Hands a file to the visitor, as if it were downloaded. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export function canShare(file: File): boolean {
  return typeof navigator.share === 'function' && navigator.canShare?.({ files: [file] }) === true
}

/** Opens the system’s sheet with the picture; false where it is refused for another reason than the visitor’s own. */
export async function shareFile(file: File, text: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], text })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Copies the picture, which may still be made, and its words for where only words can be pasted. */
export async function copyPicture(picture: Promise<Blob>, text: string): Promise<boolean> {
  try {
    const words = new Blob([text], { type: 'text/plain' })
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture, 'text/plain': words })])
    return true
  } catch {
    return false
  }
}
