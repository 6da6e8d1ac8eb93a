import type { CSSProperties } from 'react'

const display = "Archivo, 'Arial Narrow', Arial, sans-serif"
const text = "'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif"

/** Mail programs read styles on the elements only. The colours are the light mode's of the site. */
export const mailStyles = {
  body: { margin: 0, backgroundColor: '#f8fafb', color: '#0b1215', fontFamily: text },
  container: { maxWidth: '560px', margin: '0 auto', padding: '32px 20px' },
  wordmark: {
    margin: '0 0 20px',
    padding: '0 0 14px',
    borderBottom: '3px solid #0a9150',
    fontFamily: display,
    fontSize: '24px',
    fontWeight: 700,
    lineHeight: '28px',
    letterSpacing: '-0.03em',
  },
  sheet: {
    padding: '28px 24px',
    border: '1px solid #dfe6e9',
    borderRadius: '16px',
    backgroundColor: '#ffffff',
  },
  heading: {
    margin: '0 0 16px',
    fontFamily: display,
    fontSize: '24px',
    fontWeight: 600,
    lineHeight: '30px',
    letterSpacing: '-0.02em',
  },
  paragraph: { margin: '0 0 16px', fontSize: '16px', lineHeight: '26px' },
  quote: {
    margin: '0 0 20px',
    padding: '2px 0 2px 16px',
    borderLeft: '3px solid #0a9150',
    fontSize: '16px',
    lineHeight: '26px',
  },
  facts: { width: '100%', margin: '0 0 20px', borderCollapse: 'collapse' },
  term: {
    width: '38%',
    padding: '9px 12px 9px 0',
    borderTop: '1px solid #dfe6e9',
    color: '#4d5c63',
    fontSize: '15px',
    fontWeight: 400,
    lineHeight: '22px',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  value: {
    padding: '9px 0',
    borderTop: '1px solid #dfe6e9',
    fontSize: '15px',
    fontWeight: 600,
    lineHeight: '22px',
    textAlign: 'left',
    wordBreak: 'break-word',
  },
  button: {
    padding: '13px 22px',
    borderRadius: '999px',
    backgroundColor: '#00693c',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  belowButton: { margin: '16px 0', fontSize: '13px', lineHeight: '20px' },
  codeFrame: {
    margin: '0 0 20px',
    padding: '14px 0',
    borderRadius: '10px',
    backgroundColor: '#eef3f5',
    textAlign: 'center',
  },
  code: {
    margin: 0,
    fontFamily: display,
    fontSize: '34px',
    fontWeight: 700,
    lineHeight: '42px',
    letterSpacing: '0.14em',
  },
  codeHalf: { paddingLeft: '0.35em' },
  link: { color: '#00693c', textDecoration: 'underline' },
  /** One long word: it breaks anywhere rather than widen the page. */
  address: { color: '#00693c', textDecoration: 'underline', wordBreak: 'break-all' },
  footer: { margin: '20px 0 0', color: '#4d5c63', fontSize: '13px', lineHeight: '20px' },
} as const satisfies Record<string, CSSProperties>
