import type { Drawing } from './drawings/drawing.ts'

export function DrawnLines({ drawing, className }: { drawing: Drawing; className: string }) {
  const { viewBox, preserveAspectRatio, lines, highlighted } = drawing
  const frame = { viewBox, preserveAspectRatio, className }
  return (
    <svg {...frame} aria-hidden="true">
      <path className="ln" d={lines.join('')} vectorEffect="non-scaling-stroke" />
      <path className="ln ln-hi" d={highlighted} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
