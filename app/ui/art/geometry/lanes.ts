import { pathNumber, pathPair } from './path-number.ts'

interface LaneOptions {
  centreX: number
  centreY: number
  innerRadius: number
  gap: number
  count: number
  straight: number
}

export function lanes({ centreX, centreY, innerRadius, gap, count, straight }: LaneOptions): string[] {
  return Array.from({ length: count }, (_, index) => {
    const radius = innerRadius + index * gap
    const left = pathNumber(centreX - straight / 2)
    const right = pathNumber(centreX + straight / 2)
    const turn = `A${pathPair(radius, radius)} 0 0 1 `
    const top = pathNumber(centreY - radius)
    const bottom = pathNumber(centreY + radius)
    return `M${left} ${top}H${right}${turn}${right} ${bottom}H${left}${turn}${left} ${top}Z`
  })
}

interface BendOptions {
  startX: number
  centreX: number
  centreY: number
  innerRadius: number
  gap: number
  count: number
  exitY: number
}

export function bend({ startX, centreX, centreY, innerRadius, gap, count, exitY }: BendOptions): string[] {
  return Array.from({ length: count }, (_, index) => {
    const radius = innerRadius + index * gap
    const end = pathPair(centreX + radius, centreY)
    return `M${pathPair(startX, centreY + radius)}H${pathNumber(centreX)}A${pathPair(radius, radius)} 0 0 0 ${end}V${pathNumber(exitY)}`
  })
}
