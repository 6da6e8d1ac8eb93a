import { artUrl } from './art-url.ts'
import { frameOf } from './drawings/frames.ts'
import type { HeroLine, HeroSize } from './drawings/hero.ts'

const halos = { desktop: { dot: 7, halo: 17 }, mobile: { dot: 5.5, halo: 13 } }

/** The opening of the home page: your line (from `heroLine`) is in the page, so that it can be drawn; the others are a file. */
export function HeroArt({ size, line }: { size: HeroSize; line: HeroLine }) {
  const name = `hero-${size}` as const
  const { path, tip } = line
  const { dot, halo } = halos[size]
  const colour = `hero-colour-${size}`
  const fading = `hero-fading-${size}`
  return (
    <svg className={`hero-art hero-art-${size}`} {...frameOf(name)} aria-hidden="true">
      <HeroPaints size={size} colour={colour} fading={fading} />
      <g mask={`url(#${fading})`}>
        <use href={`${artUrl(name)}#lines`} className="ln" />
        <path className="hero-line" d={path} pathLength={1} stroke={`url(#${colour})`} />
      </g>
      <g className="hero-you">
        <circle cx={tip.x} cy={tip.y} r={halo} className="hero-you-halo" />
        <circle cx={tip.x} cy={tip.y} r={dot} />
      </g>
    </svg>
  )
}

function HeroPaints({ size, colour, fading }: { size: HeroSize; colour: string; fading: string }) {
  const [, , width = 0, height = 0] = frameOf(`hero-${size}`).viewBox.split(' ').map(Number)
  const ground = { x: -20, y: -960, width: width + 60, height: height + 1020 }
  return (
    <defs>
      <linearGradient id={colour} gradientUnits="userSpaceOnUse" x2={width}>
        <stop offset=".3" className="hero-water" />
        <stop offset=".62" className="hero-road" />
      </linearGradient>
      <linearGradient id={`${fading}-paint`}>
        <stop stopColor="#fff" stopOpacity=".35" />
        <stop offset=".08" stopColor="#fff" />
      </linearGradient>
      <mask id={fading} maskUnits="userSpaceOnUse" {...ground}>
        <rect {...ground} fill={`url(#${fading}-paint)`} />
      </mask>
    </defs>
  )
}
