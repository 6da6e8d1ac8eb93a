import type { OpeningTime } from '#app/domain/club/opening-hours.ts'

const width = 260
const firstHour = 8
const lastHour = 21
const lanes = [5, 10, 15]

/** A day as a lane: three lines where the door is open, yours in colour today. */
export function OpeningLanes({ times, isToday }: { times: readonly OpeningTime[]; isToday: boolean }) {
  return (
    <svg viewBox={`0 0 ${width} 20`} preserveAspectRatio="none">
      <path className="ln" d={`M0 10H${width}`} />
      {times.flatMap(({ from, to }) =>
        lanes.map((y) => (
          <path
            key={`${from} ${y}`}
            className={isToday && y === 10 ? 'ln-hi' : 'ln opening-lane'}
            d={`M${placeOf(from)} ${y}H${placeOf(to)}`}
          />
        )),
      )}
    </svg>
  )
}

function placeOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const share = (hours + minutes / 60 - firstHour) / (lastHour - firstHour)
  return Math.round(Math.min(1, Math.max(0, share)) * width * 10) / 10
}
