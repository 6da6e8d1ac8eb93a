import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { formats, type Placement } from '#app/ui/art/stories/story.ts'
import type { StoryState } from '../editor/use-story.ts'
import type { Box } from './placement.ts'

type Hold = {
  start: Placement
  fingers: Map<number, { x: number; y: number }>
  from: Grip
  box: Box | undefined
}
type Grip = { x: number; y: number; apart: number }

/** Dragging with one finger, pinching with two, keys. While it moves only the transform changes; the story is drawn anew after. */
export function useMoves(
  frame: RefObject<HTMLDivElement | null>,
  { look, choices, change, changeLook, drawing }: StoryState,
) {
  const hold = useRef<Hold>(undefined)
  const latest = useRef<Placement>(undefined)
  const [snaps, setSnaps] = useState<readonly string[]>([])
  const { width, height } = formats[look.format]
  const movesPhoto = look.ground === 'photo' && choices.photo !== undefined && choices.moves === 'photo'
  const current = movesPhoto && choices.photo ? choices.photo.placement : look.placement

  function settle(placement: Placement) {
    if (movesPhoto && choices.photo) change({ photo: { ...choices.photo, placement } })
    else changeLook({ placement })
  }

  function grip(fingers: Hold['fingers']): Grip {
    const [one = { x: 0, y: 0 }, two = one] = fingers.values()
    return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, apart: Math.hypot(one.x - two.x, one.y - two.y) }
  }

  function take(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || !drawing) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const fingers = hold.current?.fingers ?? new Map()
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    hold.current = {
      start: latest.current ?? current,
      fingers,
      from: grip(fingers),
      box: artBox(frame.current),
    }
  }

  function move(event: PointerEvent<HTMLDivElement>) {
    const held = hold.current
    if (!held?.fingers.has(event.pointerId) || !frame.current || !drawing) return
    held.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const now = grip(held.fingers)
    const ratio = width / frame.current.clientWidth
    const { start, from } = held
    const moved = drawing.bounded(
      {
        x: start.x + (now.x - from.x) * ratio,
        y: start.y + (now.y - from.y) * ratio,
        scale: from.apart > 0 && now.apart > 0 ? start.scale * (now.apart / from.apart) : start.scale,
      },
      look.format,
    )
    const kept = drawing.snapped(moved, movesPhoto ? undefined : held.box, look.format)
    latest.current = kept.placement
    if (kept.snaps.join() !== snaps.join()) setSnaps(kept.snaps)
    if (movesPhoto) settle(kept.placement)
    else
      frame.current
        .querySelector('#story-art')
        ?.setAttribute('transform', drawing.placed({ placement: kept.placement }, width, height))
  }

  function leave(event: PointerEvent<HTMLDivElement>) {
    const held = hold.current
    if (!held?.fingers.delete(event.pointerId)) return
    if (latest.current) settle(latest.current)
    if (held.fingers.size > 0) {
      hold.current = { ...held, start: latest.current ?? current, from: grip(held.fingers) }
      return
    }
    hold.current = latest.current = undefined
    setSnaps([])
  }

  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = drawing?.placementAfterKey(current, event.key, event.shiftKey)
    if (!drawing || !next) return
    event.preventDefault()
    settle(drawing.bounded(next, look.format))
  }

  return {
    snaps,
    onPointerDown: take,
    onPointerMove: move,
    onPointerUp: leave,
    onPointerCancel: leave,
    onKeyDown: press,
  }
}

/** Where the drawing is when it is not moved, in pixels of the picture. */
function artBox(frame: HTMLDivElement | null): Box | undefined {
  const art = frame?.querySelector<SVGGElement>('#story-art')
  if (!art) return undefined
  const { x, y, width, height } = art.getBBox()
  return { left: x, right: x + width, top: y, bottom: y + height }
}
