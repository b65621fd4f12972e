import NextAuth from 'next-auth'
import { authOptions } from '@/app/auth-options'

type Context = { params: Promise<{ nextauth: string[] }> }

async function handle(request: Request, context: Context): Promise<Response> {
  const handler = NextAuth(await authOptions()) as (request: Request, context: Context) => Promise<Response>
  return handler(request, context)
}

export { handle as GET, handle as POST }
