import type { CSSProperties } from 'react'

const line = '1px solid #dfe6e9'
const quiet = '#4d5c63'

/** What the emails about an order add to `mailStyles`. */
export const orderStyles = {
  sectionTitle: {
    margin: '28px 0 10px',
    padding: '18px 0 0',
    borderTop: line,
    fontSize: '18px',
    fontWeight: 600,
    lineHeight: '26px',
  },
  lines: { width: '100%', margin: '0 0 12px', borderCollapse: 'collapse' },
  line: {
    padding: '10px 12px 10px 0',
    borderTop: line,
    fontSize: '15px',
    fontWeight: 600,
    lineHeight: '22px',
    textAlign: 'left',
    verticalAlign: 'top',
    wordBreak: 'break-word',
  },
  detail: { color: quiet, fontWeight: 400 },
  amount: {
    padding: '10px 0',
    borderTop: line,
    fontSize: '15px',
    lineHeight: '22px',
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  total: { fontSize: '18px', fontWeight: 700, lineHeight: '26px' },
  small: { margin: '0 0 12px', color: quiet, fontSize: '14px', lineHeight: '22px' },
  frame: {
    margin: '0 0 20px',
    padding: '16px 18px 4px',
    border: '2px solid #0b1215',
    borderRadius: '10px',
    fontSize: '14px',
    lineHeight: '22px',
  },
  /** The general terms: one size for all of it, so that most elements need no style of their own. */
  terms: { fontSize: '14px', lineHeight: '22px', wordBreak: 'break-word' },
  inFrame: { margin: '0 0 12px' },
} as const satisfies Record<string, CSSProperties>
