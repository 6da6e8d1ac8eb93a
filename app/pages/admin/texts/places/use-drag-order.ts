import { useState, type CSSProperties, type PointerEvent } from 'react'

type Drag = {
  readonly from: number
  readonly to: number
  /** Px that the row has come. */
  readonly by: number
  readonly startY: number
  /** Of each row as it stood. */
  readonly middles: readonly number[]
  /** Of the row with the gap after it. */
  readonly size: number
}

/** Rows of a list that are put in order by a pointer, mouse or finger, on the grip of each. */
export function useDragOrder(drop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const moved = ({ pageY }: PointerEvent) => {
    if (!drag) return
    const by = pageY - drag.startY
    const middle = (drag.middles[drag.from] ?? 0) + by
    const to = drag.middles.filter((other, index) => index !== drag.from && other < middle).length
    setDrag({ ...drag, by, to })
  }
  const ended = () => {
    setDrag(undefined)
    if (drag && drag.to !== drag.from) drop(drag.from, drag.to)
  }
  return {
    grip: (from: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const list = event.currentTarget.closest('ol')
        if (!list || event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from, to: from, by: 0, startY: event.pageY, ...measured(list, from) })
      },
      onPointerMove: moved,
      onPointerUp: ended,
      onPointerCancel: () => setDrag(undefined),
    }),
    styleOf: (index: number): CSSProperties | undefined =>
      drag && { translate: `0 ${shiftOf(drag, index)}px` },
    dragged: drag?.from,
  }
}

function measured(list: Element, from: number) {
  const boxes = [...list.children].map((row) => row.getBoundingClientRect())
  const [first, second] = boxes
  const gap = first && second ? second.top - first.bottom : 0
  return {
    middles: boxes.map(({ top, height }) => top + height / 2),
    size: (boxes[from]?.height ?? 0) + gap,
  }
}

function shiftOf({ from, to, by, size }: Drag, index: number): number {
  if (index === from) return by
  if (from < index && index <= to) return -size
  return to <= index && index < from ? size : 0
}
