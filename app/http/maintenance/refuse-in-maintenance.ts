import { data, type MiddlewareFunction } from 'react-router'
import { isOpenInMaintenance } from '#app/domain/maintenance/rules.ts'
import { servicesContext } from '../context.ts'

export const maintenanceTitle = 'Le site est en maintenance'

/** In maintenance pages and `.data` requests are a 503; files and health are answered before us, drawings go on. A coach who closed the site keeps the office. */
export const refuseInMaintenance: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const maintenance = context.get(servicesContext).maintenance.current()
  if (!maintenance || url.pathname.startsWith('/art/')) return next()
  if (!maintenance.isForced && isOpenInMaintenance(url.pathname)) return next()
  throw data(maintenance.message, { status: 503, statusText: maintenanceTitle })
}
