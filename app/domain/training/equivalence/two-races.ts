import { personalExponent, usualExponent, type Performance } from './race-models.ts'

const usualBetween = { least: 1, most: 1.2, fadesOver: 0.1 }
const apart = { least: 1.1, enough: 1.4 }

/** How much two races say together (0–1): wholly with an exponent from 1 to 1.2 between them and distances 1.4 times apart. */
export function shareOfPair(one: Performance, other: Performance): number {
  const between = personalExponent(one, other) ?? 0
  const { least, most, fadesOver } = usualBetween
  const beyond = Math.max(0, least - between, between - most) / fadesOver
  const ratio = Math.abs(Math.log(other.distanceMetres / one.distanceMetres))
  const distant = (ratio - Math.log(apart.least)) / Math.log(apart.enough / apart.least)
  return Math.max(0, 1 - beyond) * Math.min(1, Math.max(0, distant))
}

/** Riegel's exponent for a runner of two races: their own, from 1 to 1.2, as far as `shareOfPair` says, else the `usual` one. */
export function exponentOfPair(one: Performance, other: Performance, usual: number = usualExponent): number {
  const share = shareOfPair(one, other)
  const { least, most } = usualBetween
  const own = Math.min(most, Math.max(least, personalExponent(one, other) ?? usual))
  return usual + share * (own - usual)
}
