import { footerBend } from './drawings/backgrounds.ts'
import { lineFrames } from './drawings/frames.ts'

/** The bend over the foot of every page; smaller in the page than as a file. */
export function FooterArt() {
  const { lines, highlighted } = footerBend()
  return (
    <svg className="footer-art" {...lineFrames.footer} aria-hidden="true" focusable="false">
      <path className="ln" d={lines.join('')} />
      <path className="ln ln-hi" d={highlighted} />
    </svg>
  )
}
