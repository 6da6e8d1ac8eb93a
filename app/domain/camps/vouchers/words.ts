import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import type { Voucher } from './rules.ts'

/** The limits of a voucher in French, a few words each; `campTitle` of the one it is for. */
export function limitsOf(voucher: Voucher, campTitle: string | undefined): string[] {
  const { camp, fromOn, untilOn, uses, usesPerPerson, isForMembers } = voucher
  return [
    camp === null ? 'tous les stages' : `stage ${campTitle ?? camp}`,
    fromOn && `à partir du ${formatDay(fromOn)}`,
    untilOn && `jusqu’au ${formatDay(untilOn)}`,
    uses === null ? 'sans limite de nombre' : `${uses} fois en tout`,
    usesPerPerson !== null && `${usesPerPerson} par personne`,
    isForMembers && 'membres seulement',
  ].filter((words) => typeof words === 'string')
}
