import { useState } from 'react'
import { requestIdName, useRequestId } from '#app/http/request-id.ts'

/** What to quote when writing about an unexpected error: the log has the same words. */
export function RequestReference() {
  const asked = useRequestId()
  // The first answer stays: React takes the tag over when the page comes to life.
  const [id] = useState(asked)
  if (id === undefined) return null
  return (
    <>
      <meta name={requestIdName} content={id} />
      <p className="error-detail">
        Référence à citer si vous nous écrivez&nbsp;: <b className="num">{id}</b>
      </p>
    </>
  )
}
