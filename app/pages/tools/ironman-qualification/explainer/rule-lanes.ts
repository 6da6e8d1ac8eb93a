import { pathNumber } from '#app/ui/art/geometry/path-number.ts'

/** Along the time and across it; the vertical drawing swaps them. */
export const lanesBox = { length: 1000, breadth: 200 }

const lanes = 12
const womenLanes = 4

/** The lane in colour. */
const myLane = 2

/** Where the rules turn, and where what is known ends. */
const turns = { oneList: 200, twoLists: 400, knownUntil: 700, bend: 90 }

type LaneDrawing = { known: string; unknown: string }

/** One age group’s lane through the rules: its own lane, then one list for all, then one of two. */
export function drawLane(lane: number, vertical: boolean): LaneDrawing {
  const apart = 12 + (lane * (lanesBox.breadth - 24)) / (lanes - 1)
  const together = lanesBox.breadth / 2 + (lane - (lanes - 1) / 2) * 4
  const two = lane < womenLanes ? 48 + (lane - 1.5) * 6 : 136 + (lane - 7.5) * 6
  const at = (along: number, across: number) => {
    const [x, y] = vertical ? [across, along] : [along, across]
    return `${pathNumber(x)} ${pathNumber(y)}`
  }
  const bend = (start: number, from: number, to: number) => {
    const middle = start + turns.bend / 2
    return `L${at(start, from)}C${at(middle, from)} ${at(middle, to)} ${at(start + turns.bend, to)}`
  }
  const first = bend(turns.oneList - turns.bend, apart, together)
  const second = bend(turns.twoLists - turns.bend, together, two)
  return {
    known: `M${at(0, apart)}${first}${second}L${at(turns.knownUntil, two)}`,
    unknown: `M${at(turns.knownUntil, two)}L${at(lanesBox.length, two)}`,
  }
}

/** Every lane but mine, and mine. */
export function drawLanes(vertical: boolean): { others: LaneDrawing; mine: LaneDrawing } {
  const drawn = Array.from({ length: lanes }, (_, lane) => drawLane(lane, vertical))
  const others = drawn.filter((_, lane) => lane !== myLane)
  const joined = {
    known: others.map(({ known }) => known).join(''),
    unknown: others.map(({ unknown }) => unknown).join(''),
  }
  return { others: joined, mine: drawLane(myLane, vertical) }
}
