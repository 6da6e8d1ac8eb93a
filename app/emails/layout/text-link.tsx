import { Link } from 'react-email'
import { mailStyles } from './mail-styles.ts'

export function TextLink({ address, children }: { address: string; children: string }) {
  return (
    <Link href={address} style={mailStyles.link}>
      {children}
    </Link>
  )
}
