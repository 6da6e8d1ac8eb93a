import { z } from 'zod'

const longest = 300
const error = 'Copiez l’adresse entière de la page, comme https://www.exemple.fr/course.'

/** An optional address of a page, https or http; typed without either it becomes https. Left empty it is undefined. */
export const optionalWebAddress = z.string().transform((typed, check) => {
  const text = typed.trim()
  if (text === '') return undefined
  const address = readWebAddress(text)
  if (address === undefined) check.addIssue({ code: 'custom', message: error })
  return address
})

function readWebAddress(text: string): string | undefined {
  if (text.length > longest || /[\s\p{Cc}\\]/u.test(text)) return undefined
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const { hostname, username, password, href } = new URL(address)
  // A name with a dot: not localhost, not a machine of the club's own network.
  const isPublicName = /\.[a-z][a-z\d-]+$/i.test(hostname)
  return isPublicName && username === '' && password === '' && href.length <= longest ? href : undefined
}
