/** A line that is drawn little by little, inside what holds it: where that is moved to, and what it shows. */
type Line = {
  path: Path2D
  width: number
  colour: string
  length: number
  dash: number
  holders: readonly { transform: DOMMatrix | undefined; clip: Path2D | undefined }[]
}

/** A picture without its bright lines: what lies below them, what lies above, and those lines. */
export function layersOf(svg: string): { below: string; above: string; lines: Line[] } {
  const page = parse(svg)
  const lines = [...page.querySelectorAll(brightLines)].map((node) => lineOf(page, node))
  return { below: layer(svg, false), above: layer(svg, true), lines }
}

const brightLines = '#story-art path.bright'

function parse(svg: string): Document {
  return new DOMParser().parseFromString(svg, 'image/svg+xml')
}

/** Only what is drawn before the last of the bright lines, or only what is drawn after it. */
function layer(svg: string, isAbove: boolean): string {
  const page = parse(svg)
  const bright = [...page.querySelectorAll(brightLines)]
  const last = bright.at(-1)
  for (const node of page.documentElement.querySelectorAll('*')) {
    if (!last || node.closest('clipPath, mask') || node.contains(last)) continue
    const isAfter = (last.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    if (isAfter !== isAbove) node.remove()
  }
  for (const node of bright) node.remove()
  return new XMLSerializer().serializeToString(page)
}

function lineOf(page: Document, node: Element): Line {
  const d = node.getAttribute('d') ?? ''
  const measured = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  measured.setAttribute('d', d)
  const length = measured.getTotalLength()
  const holders: Element[] = []
  for (let holder = node.parentElement; holder; holder = holder.parentElement) holders.unshift(holder)
  return {
    path: new Path2D(d),
    width: Number(node.getAttribute('stroke-width')),
    colour: node.getAttribute('stroke') ?? '#fff',
    length,
    dash: Number.parseFloat(node.getAttribute('stroke-dasharray') ?? `${length}`),
    holders: holders.map((holder) => ({ transform: transformOf(holder), clip: clipOf(page, holder) })),
  }
}

function transformOf(holder: Element): DOMMatrix | undefined {
  const written = holder.getAttribute('transform')
  return written
    ? new DOMMatrix(written.replace(/translate\(([-\d.]+) ([-\d.]+)\)/, 'translate($1px, $2px)'))
    : undefined
}

function clipOf(page: Document, holder: Element): Path2D | undefined {
  const [, id] = /#(\w+)/.exec(holder.getAttribute('clip-path') ?? '') ?? []
  const rect = id ? page.querySelector(`#${id} rect`) : null
  if (!rect) return undefined
  const number = (name: string) => Number(rect.getAttribute(name) ?? 0)
  const clip = new Path2D()
  clip.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'))
  return clip
}

/** As much of a line as is drawn so far, 0 to 1. */
export function paintLine(
  context: CanvasRenderingContext2D,
  { path, width, colour, length, dash, holders }: Line,
  share: number,
): void {
  context.save()
  for (const { transform, clip } of holders) {
    if (transform) context.transform(...matrixOf(transform))
    if (clip) context.clip(clip)
  }
  context.lineWidth = width
  context.strokeStyle = colour
  context.lineCap = context.lineJoin = 'round'
  context.setLineDash([Math.max(0.1, dash * share), length + width])
  context.stroke(path)
  context.restore()
}

function matrixOf({ a, b, c, d, e, f }: DOMMatrix) {
  return [a, b, c, d, e, f] as const
}
