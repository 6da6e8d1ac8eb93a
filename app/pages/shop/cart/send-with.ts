import type { SubmitEvent } from 'react'
import type { CartChanges } from './use-cart-changes.ts'

export function sendWith(send: CartChanges['send'], key: string) {
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    send(key, new FormData(event.currentTarget, submitter))
  }
}
