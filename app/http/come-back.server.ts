import { data, type RouterContextProvider, type ServerBuild } from 'react-router'
import { isAway } from '@allure/auth-server/postgres'
import { isSecretField, type ComeBack } from './come-back.ts'
import { requestContext, servicesContext } from './context.ts'

/** The pages, with a 503 that keeps what was typed where one fails because the database is away. */
export function withComeBack(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action, middleware } = route.module
    const module = {
      ...route.module,
      ...(loader && { loader: orComeBack(loader) }),
      ...(action && { action: orComeBack(action, (request) => request.clone()) }),
      ...(middleware && { middleware: middleware.map((one) => orComeBack(one)) }),
    }
    return [id, { ...route, module }]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

const keptByContext = new WeakMap<object, ComeBack>()

type RouteArgs = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

function orComeBack<Args extends RouteArgs, Rest extends unknown[], Answer>(
  answer: (args: Args, ...rest: Rest) => Answer,
  // What is read once is gone.
  copy = (request: Request) => request,
) {
  return async (args: Args, ...rest: Rest): Promise<Awaited<Answer>> => {
    const { request, url, context } = args
    const sent = copy(request)
    try {
      return await answer(args, ...rest)
    } catch (error) {
      if (!isAway(error)) throw error
      // The page's address, also when its data alone was asked for.
      const { pathname, search } = url
      const { id } = context.get(requestContext)
      context.get(servicesContext).logger.error({ err: error, id, path: pathname }, 'database away')
      // A page around the one that was sent to fails after it, and no longer has what was typed.
      const kept = keptByContext.get(context) ?? (await keptOf(sent, pathname + search))
      keptByContext.set(context, kept)
      throw data(kept, { status: 503, statusText: 'Service Unavailable' })
    }
  }
}

async function keptOf(sent: Request, sendTo: string): Promise<ComeBack> {
  const form =
    sent.method === 'POST' && !sent.bodyUsed ? await sent.formData().catch(() => undefined) : undefined
  if (!form) return { typed: [] }
  const fields = [...form]
  const typed = fields.filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !isSecretField(field[0]),
  )
  return typed.length === fields.length ? { typed, sendTo } : { typed }
}
