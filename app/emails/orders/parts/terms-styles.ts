const line = '1px solid #dfe6e9'
const heading = 'margin: 22px 0 8px; font-size: 16px; line-height: 24px'
const lowerHeading = 'margin: 18px 0 8px; font-size: 14px; line-height: 22px'
const list = 'margin: 0 0 12px; padding: 0 0 0 20px'
const cell = `padding: 6px 8px 6px 0; border-top: ${line}; font-size: 14px; line-height: 20px; text-align: left; vertical-align: top`

export const termsElements = new Map([
  ['h1', { tagName: 'h3', style: heading }],
  ['h2', { tagName: 'h3', style: heading }],
  ['h3', { tagName: 'h4', style: lowerHeading }],
  ['h4', { tagName: 'h4', style: lowerHeading }],
  ['p', { tagName: 'p', style: 'margin: 0 0 12px' }],
  ['ul', { tagName: 'ul', style: list }],
  ['ol', { tagName: 'ol', style: list }],
  ['a', { tagName: 'a', style: 'color: #00693c; text-decoration: underline' }],
  [
    'blockquote',
    {
      tagName: 'blockquote',
      style: 'margin: 0 0 20px; padding: 16px 18px 4px; border: 2px solid #0b1215; border-radius: 10px',
    },
  ],
  ['table', { tagName: 'table', style: 'width: 100%; margin: 0 0 12px; border-collapse: collapse' }],
  ['th', { tagName: 'th', style: cell }],
  ['td', { tagName: 'td', style: cell }],
])
