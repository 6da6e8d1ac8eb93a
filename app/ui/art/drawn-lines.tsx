import type { Drawing } from './drawings/drawing.ts'

export function DrawnLines({ drawing, className }: { drawing: Drawing; className: string }) {
  const { viewBox, preserveAspectRatio, lines, highlighted } = drawing
  return (
    <svg
      className={className}
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      aria-hidden="true"
      focusable="false"
    >
      <path className="ln" d={lines.join('')} vectorEffect="non-scaling-stroke" />
      <path className="ln ln-hi" d={highlighted} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
