import type { AthleteSpeeds } from '#app/domain/training/workouts/paces.ts'

/** HTML that depends on whose speeds are known; undefined on a page that is the same for everybody. */
export type PersonalSlot = (speeds: AthleteSpeeds | undefined) => string

/** A text drawn once, but for what depends on the person. */
export type PersonalProse = { readonly htmlFor: PersonalSlot }

const mark = /\uE000(\d+)\uE001/

export function gatherSlots() {
  const slots: PersonalSlot[] = []
  return {
    slot: (fill: PersonalSlot) => `\uE000${slots.push(fill) - 1}\uE001`,
    cut: (html: string): PersonalProse => {
      const pieces = html.split(mark)
      const fillAll = (speeds: AthleteSpeeds | undefined) =>
        pieces
          .map((piece, index) => (index % 2 === 0 ? piece : (slots[Number(piece)]?.(speeds) ?? '')))
          .join('')
      return { htmlFor: fillAll }
    },
  }
}
