import { Fragment } from 'react'
import { Text } from 'react-email'
import { mailStyles } from './mail-styles.ts'

export function MailQuote({ words }: { words: string }) {
  return (
    <Text style={mailStyles.quote}>
      <TextLines lines={words.split('\n')} />
    </Text>
  )
}

export function TextLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a line has no identity but its rank
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ))
}
