import { formats } from '#app/ui/art/stories/story.ts'
import { layersOf, paintLine } from './bright-lines.ts'
import { canvasFor, loadDrawing, paintPhoto, type PictureParts } from './render-picture.ts'

const seconds = 6
const drawnIn = 4.5
const types = ['video/mp4;codecs=avc1.640028', 'video/mp4', 'video/webm;codecs=vp9', 'video/webm']

export function videoType(): string | undefined {
  if (typeof MediaRecorder !== 'function' || !('captureStream' in HTMLCanvasElement.prototype))
    return undefined
  return types.find((type) => MediaRecorder.isTypeSupported(type))
}

/** Six seconds in which the bright line is drawn, as the browser encodes it. Throws where it cannot. */
export async function recordVideo(parts: PictureParts, onProgress: (share: number) => void): Promise<File> {
  const type = videoType()
  if (!type) throw new Error('no video')
  const { canvas, context, width, height } = canvasFor(parts)
  const svg = parts.drawing.drawStory(parts.story, parts.look, parts.drawing.letters)
  const { below, above, lines } = layersOf(svg)
  const [under, over, whole] = await Promise.all([loadDrawing(below), loadDrawing(above), loadDrawing(svg)])
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
      if (at < drawnIn) {
        context.drawImage(under, 0, 0, width, height)
        for (const line of lines) paintLine(context, line, eased(at / drawnIn))
        context.drawImage(over, 0, 0, width, height)
      } else context.drawImage(whole, 0, 0, width, height)
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

function eased(time: number): number {
  const t = Math.min(1, time)
  return t * t * (3 - 2 * t)
}
