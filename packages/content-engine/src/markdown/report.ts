/** Says what is wrong in a text; `line` counts from the first line of the text. */
export type Report = (line: number, message: string) => void

export function lineOf(node: { position?: { start: { line: number } } | undefined }): number {
  return node.position?.start.line ?? 1
}
