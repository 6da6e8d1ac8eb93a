import type { SubmitEvent } from 'react'
import type { CartChanges } from './use-cart-changes.ts'

/** Sends a form of the cart in its turn, with the button that was pressed. */
export function sendWith(send: CartChanges['send'], key: string) {
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    send(key, new FormData(event.currentTarget, submitter))
  }
}
