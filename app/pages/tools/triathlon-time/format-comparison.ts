import {
  TRIATHLON_FORMATS,
  type TriathlonDistances,
  type TriathlonFormatKey,
} from '#app/domain/training/triathlon/formats.ts'
import { triathlonParts, type TriathlonPaces } from '#app/domain/training/triathlon/race.ts'
import { formatOrder } from './triathlon-words.ts'

/** A race at your paces: its legs and its total, seconds, of which none is known while a pace is missing. */
export type ComparedRace = {
  key: TriathlonFormatKey | 'perso'
  distances: Partial<TriathlonDistances>
  isMine: boolean
  parts: (number | undefined)[]
  total: number | undefined
}

/** Every format at these paces, with the transitions and the slow-down usual there; the chosen one with its own. */
export function compareFormats(
  chosen: { format: TriathlonFormatKey; distances: Partial<TriathlonDistances>; hasOwnDistances: boolean },
  paces: Partial<TriathlonPaces>,
): ComparedRace[] {
  const formats = formatOrder.map((key) => {
    const isMine = key === chosen.format && !chosen.hasOwnDistances
    const { distances, habits } = TRIATHLON_FORMATS[key]
    return comparedRace(key, distances, isMine, isMine ? paces : { ...paces, ...habits })
  })
  return chosen.hasOwnDistances ? [...formats, comparedRace('perso', chosen.distances, true, paces)] : formats
}

function comparedRace(
  key: ComparedRace['key'],
  distances: Partial<TriathlonDistances>,
  isMine: boolean,
  paces: Partial<TriathlonPaces>,
): ComparedRace {
  const { swim, t1, bike, t2, run, total } = triathlonParts(distances, paces)
  return { key, distances, isMine, parts: [swim, t1, bike, t2, run], total }
}
