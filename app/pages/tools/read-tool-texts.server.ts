import { data, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/http/context.ts'
import { noStore } from '#app/http/headers.ts'
import { renderProse } from '#app/ui/blocks/prose/render-prose.server.tsx'
import { readInfo, type ToolInfoName } from '#content/collections/info.ts'

export async function readToolTexts(
  { context, url }: { context: Readonly<RouterContextProvider>; url: URL },
  name: ToolInfoName,
  parameters: readonly string[],
) {
  const { content, images } = context.get(servicesContext)
  const { body, title, description, lead, questions } = await readInfo(content, name)
  if (!body) throw new Error(`content/info/${name} has no text`)
  const texts = { title, description, lead, questions, html: renderProse(body, images) }
  const isAsked = parameters.some((parameter) => url.searchParams.has(parameter))
  return data(texts, isAsked ? { headers: noStore } : {})
}

export type ToolTexts = Awaited<ReturnType<typeof readToolTexts>>['data']
