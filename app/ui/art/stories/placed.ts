import type { StoryLook } from './story.ts'

/** The transform of the drawing, about the middle of the picture. */
export function placed(
  { placement: { x, y, scale } }: Pick<StoryLook, 'placement'>,
  width: number,
  height: number,
): string {
  const [middleX, middleY] = [width / 2, height / 2]
  const left = middleX + x - middleX * scale
  const top = middleY + y - middleY * scale
  return `translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(4)})`
}
