import type { NextRequest } from 'next/server'
import { answerAuth } from '@/app/auth/answer-auth'

type Context = { params: Promise<{ nextauth: string[] }> }

async function answer(request: NextRequest, context: Context): Promise<Response> {
  return answerAuth(request, (await context.params).nextauth)
}

export { answer as GET, answer as POST }
