import { machineValue } from '#app/domain/training/typed/writing.ts'

type FigureProps = {
  /** Its name for machines: the same figure stands once in a page, or once in each row. */
  name: string
  /** Full precision: seconds, metres, s/km, s/100 m, km/h. */
  value: number
  /** As people read it, rounded. */
  text: string
}

/** A computed figure, for people and for machines. */
export function Figure({ name, value, text }: FigureProps) {
  return (
    <data data-nom={name} value={machineValue(value)}>
      {text}
    </data>
  )
}

/** A figure in a table; the main one of its row is larger. */
export function FigureCell({ isMain, ...figure }: FigureProps & { isMain?: boolean }) {
  return (
    <td className={isMain ? 'num' : undefined}>
      <Figure {...figure} />
    </td>
  )
}
