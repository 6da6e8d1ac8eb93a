import { placed } from '#app/ui/art/stories/placed.ts'
import { formats } from '#app/ui/art/stories/story.ts'
import { canvasFor, loadDrawing, paintPhoto, type PictureParts } from './render-picture.ts'

const seconds = 6
const drawnIn = 4.5
const types = ['video/mp4;codecs=avc1.640028', 'video/mp4', 'video/webm;codecs=vp9', 'video/webm']

export function videoType(): string | undefined {
  if (typeof MediaRecorder !== 'function' || !('captureStream' in HTMLCanvasElement.prototype))
    return undefined
  return types.find((type) => MediaRecorder.isTypeSupported(type))
}

type Line = { path: Path2D; width: number; colour: string; length: number; dash: number }

/** Six seconds in which the bright line is drawn, as the browser encodes it. Throws where it cannot. */
export async function recordVideo(parts: PictureParts, onProgress: (share: number) => void): Promise<File> {
  const type = videoType()
  if (!type) throw new Error('no video')
  const { canvas, context, width, height } = canvasFor(parts)
  const { still, lines } = takeLinesOut(
    parts.drawing.drawStory(parts.story, parts.look, parts.drawing.letters),
  )
  const drawing = await loadDrawing(still)
  const transform = new DOMMatrix(cssTransform(placed(parts.look, width, height)))
  const recorder = new MediaRecorder(canvas.captureStream(30), {
    mimeType: type,
    videoBitsPerSecond: 9_000_000,
  })
  const chunks: Blob[] = []
  recorder.ondataavailable = ({ data }) => chunks.push(data)
  const ended = new Promise((done) => (recorder.onstop = done))
  recorder.start()
  const start = performance.now()
  await new Promise<void>((done) => {
    const paint = (now: number) => {
      const at = Math.max(0, (now - start) / 1000)
      context.reset()
      if (parts.look.ground === 'none') {
        context.fillStyle = parts.look.shade === 'dark' ? '#000' : '#fff'
        context.fillRect(0, 0, width, height)
      }
      paintPhoto(context, parts)
      context.drawImage(drawing, 0, 0, width, height)
      context.setTransform(transform)
      for (const line of lines) paintLine(context, line, eased(at / drawnIn))
      onProgress(Math.min(1, at / seconds))
      if (at < seconds) requestAnimationFrame(paint)
      else done()
    }
    requestAnimationFrame(paint)
  })
  recorder.stop()
  await ended
  const end = type.startsWith('video/mp4') ? 'mp4' : 'webm'
  return new File(
    chunks,
    `allure-${parts.look.template}-${formats[parts.look.format].width}x${height}.${end}`,
    {
      type: type.split(';')[0] ?? type,
    },
  )
}

/** The picture without its bright lines, and those lines. */
function takeLinesOut(svg: string): { still: string; lines: Line[] } {
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const lines = [...page.querySelectorAll('#story-art path.bright')].map((node) => {
    const d = node.getAttribute('d') ?? ''
    const measured = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    measured.setAttribute('d', d)
    const length = measured.getTotalLength()
    const dash = Number.parseFloat(node.getAttribute('stroke-dasharray') ?? `${length}`)
    node.remove()
    return {
      path: new Path2D(d),
      width: Number(node.getAttribute('stroke-width')),
      colour: node.getAttribute('stroke') ?? '#fff',
      length,
      dash,
    }
  })
  return { still: new XMLSerializer().serializeToString(page), lines }
}

function paintLine(
  context: CanvasRenderingContext2D,
  { path, width, colour, length, dash }: Line,
  share: number,
): void {
  context.lineWidth = width
  context.strokeStyle = colour
  context.lineCap = context.lineJoin = 'round'
  context.setLineDash([Math.max(0.1, dash * share), length + width])
  context.stroke(path)
}

function eased(time: number): number {
  const t = Math.min(1, time)
  return t * t * (3 - 2 * t)
}

function cssTransform(attribute: string): string {
  return attribute.replace(/translate\(([-\d.]+) ([-\d.]+)\)/, 'translate($1px, $2px)')
}
