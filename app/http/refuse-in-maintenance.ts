import { data, type MiddlewareFunction } from 'react-router'
import { servicesContext } from './context.ts'

export const maintenanceTitle = 'Le site est en maintenance'
const maintenanceMessage = 'Nous revenons très vite, le temps d’un footing\u202f!'

/** In maintenance every page and `.data` request is a 503; files and health are answered before us, drawings go on. */
export const refuseInMaintenance: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const isDrawing = new URL(request.url).pathname.startsWith('/art/')
  if (isDrawing || !context.get(servicesContext).isInMaintenance) return next()
  throw data(maintenanceMessage, { status: 503, statusText: maintenanceTitle })
}
