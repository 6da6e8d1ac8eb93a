import './found.css'
import type { Highlighted } from '@allure/content-engine/search'

export function MarkedText({ pieces }: { pieces: Highlighted }) {
  return pieces.map(({ text, isMatch }, index) =>
    // Pieces have no name of their own, and never move.
    isMatch ? <mark key={index}>{text}</mark> : text,
  )
}
