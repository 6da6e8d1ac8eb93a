import { smoothCurve } from '#app/ui/art/geometry/smooth-curve.ts'

const width = 2400
const waveLength = 300

/** One wave of the water, 20 units high around zero; each drawing repeats it at its own spacing. */
const wave = smoothCurve(
  Array.from({ length: width / 25 + 1 }, (_, index) => {
    const turns = (index * 25) / waveLength
    return [
      index * 25,
      6.7 * (Math.sin(turns * 2 * Math.PI) + 0.5 * Math.sin(turns * 3.2 * Math.PI)),
    ] as const
  }),
)

/** The wave that all the water of the page repeats; it stands once in the page, before the others. */
export function WaterWave() {
  return (
    <svg className="vh" aria-hidden="true">
      <path id="water-wave" d={wave} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
