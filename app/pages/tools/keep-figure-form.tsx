export const keepFormId = 'garder'
export const keepAddress = '/compte/allures'

/** A form of its own beside that of the tool: nothing else that was typed is sent. */
export function KeepFigureForm() {
  return <form id={keepFormId} method="post" action={keepAddress} hidden />
}
