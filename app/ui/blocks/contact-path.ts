import { href } from 'react-router'
import type { MessageSubject } from '#app/domain/messages/rules.ts'

export function contactPath(subject: MessageSubject): string {
  return `${href('/contact')}?sujet=${subject}`
}
