export interface Frame {
  viewBox: string
  preserveAspectRatio: string
}

export const lineFrames = {
  'hero-desktop': frame(1440, 888, 'xMaxYMax slice'),
  'hero-mobile': frame(390, 430, 'xMaxYMax slice'),
  'lane-run': frame(560, 300),
  'lane-tri': frame(560, 300),
  'lane-swim': frame(560, 300),
  'head-running': frame(1440, 800, 'xMaxYMin slice'),
  'head-triathlon': frame(1440, 800, 'xMaxYMax slice'),
  'head-swimming': frame(1440, 872, 'xMaxYMax slice'),
  'head-contact': frame(900, 460, 'xMaxYMid slice'),
  'head-team': frame(900, 560, 'xMaxYMid slice'),
  'head-care': frame(900, 560, 'xMaxYMid slice'),
  'head-testimonials': frame(900, 460, 'xMaxYMid meet'),
  'team-run': frame(560, 460),
  'team-swim': frame(560, 460),
  'team-tri': frame(560, 460),
  'team-bike': frame(560, 460),
  'testimonial-tri': frame(900, 620),
  'gift-card': frame(700, 420, 'xMaxYMid slice'),
  'sign-in': frame(760, 900, 'xMaxYMax slice'),
  'message-sent': frame(760, 190, 'xMaxYMid slice'),
  'error-404': frame(1440, 900, 'xMidYMax slice'),
  maintenance: frame(1440, 900, 'xMidYMax slice'),
  footer: frame(2400, 900, 'xMidYMid meet'),
  'shop-wave': frame(900, 560),
  'shop-lanes': frame(1440, 640, 'xMaxYMid slice'),
  'shop-gallery': frame(820, 900),
  'empty-flat': frame(320, 150, 'xMidYMid meet'),
  'empty-waves': frame(320, 150, 'xMidYMid meet'),
  'empty-relief': frame(320, 150, 'xMidYMid meet'),
  'empty-lanes': frame(320, 150, 'xMidYMid meet'),
  hourglass: frame(360, 190),
  'load-running': frame(1312, 300, 'none'),
  'load-triathlon': frame(1312, 300, 'none'),
  'strokes-before': frame(1312, 100, 'none'),
  'strokes-after': frame(1312, 100, 'none'),
  'order-way-4': frame(1312, 96, 'none'),
  'order-way-5': frame(1312, 96, 'none'),
  'divider-tri': frame(1280, 36, 'none'),
  'divider-swim': frame(1280, 36, 'none'),
  'divider-bike': frame(1280, 36, 'none'),
  'divider-run': frame(1280, 36, 'none'),
} as const satisfies Record<string, Frame>

export type LineArtName = keyof typeof lineFrames

function frame(width: number, height: number, preserveAspectRatio = 'xMidYMid slice'): Frame {
  return { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio }
}
