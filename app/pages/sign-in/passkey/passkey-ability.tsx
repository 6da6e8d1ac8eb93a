import { useEffect, useState } from 'react'
import { canKeepPasskey } from '#app/ui/blocks/accounts/passkeys.ts'

/** Says with a form whether this device can keep a passkey. */
export function PasskeyAbility() {
  const [isAble, setAble] = useState(false)
  useEffect(() => {
    canKeepPasskey().then(setAble, () => undefined)
  }, [])
  return isAble ? <input type="hidden" name="canKeepPasskey" value="yes" /> : null
}
