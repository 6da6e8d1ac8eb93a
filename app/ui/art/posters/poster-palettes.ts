import type { PosterPalette } from './poster-names.ts'

/** Sky from top to bottom, ground, sea, lines, your line, sun or moon. */
interface PosterColours {
  skyTop: string
  skyBottom: string
  ground: string
  sea: string
  line: string
  you: string
  star: string
}

const GREEN_400 = 'oklch(.8 .19 153)'

export const posterColours: Record<PosterPalette, PosterColours> = {
  green: {
    skyTop: 'oklch(.4 .092 158)',
    skyBottom: 'oklch(.28 .062 162)',
    ground: 'oklch(.33 .076 160)',
    sea: 'oklch(.26 .056 166)',
    line: 'oklch(.92 .09 158/.42)',
    you: GREEN_400,
    star: 'oklch(.895 .162 95)',
  },
  blue: {
    skyTop: 'oklch(.44 .13 254)',
    skyBottom: 'oklch(.29 .085 260)',
    ground: 'oklch(.36 .11 257)',
    sea: 'oklch(.3 .088 259)',
    line: 'oklch(.9 .07 240/.42)',
    you: GREEN_400,
    star: 'oklch(.93 .05 240)',
  },
  sand: {
    skyTop: 'light-dark(oklch(.955 .036 95),oklch(.34 .045 85))',
    skyBottom: 'light-dark(oklch(.9 .05 92),oklch(.235 .03 80))',
    ground: 'light-dark(oklch(.86 .075 90),oklch(.285 .04 82))',
    sea: 'light-dark(oklch(.82 .06 225),oklch(.27 .04 225))',
    line: 'light-dark(oklch(.36 .07 160/.42),oklch(.92 .06 92/.38))',
    you: 'light-dark(oklch(.64 .212 25),oklch(.718 .172 23))',
    star: 'light-dark(oklch(.64 .212 25),oklch(.718 .172 23))',
  },
  mint: {
    skyTop: 'light-dark(oklch(.95 .045 160),oklch(.36 .06 175))',
    skyBottom: 'light-dark(oklch(.89 .085 160),oklch(.24 .042 172))',
    ground: 'light-dark(oklch(.87 .095 158),oklch(.295 .052 172))',
    sea: 'light-dark(oklch(.84 .08 200),oklch(.27 .05 210))',
    line: 'light-dark(oklch(.36 .08 160/.45),oklch(.92 .07 165/.38))',
    you: 'light-dark(oklch(.555 .19 256),oklch(.735 .147 245))',
    star: 'light-dark(oklch(.99 .01 160),oklch(.92 .06 165))',
  },
}
