/** The entrances of a conversation. */
export { DELETE as takeBack } from '@/app/api/chat/[threadId]/queue/[key]/route'
export { POST as wait } from '@/app/api/chat/[threadId]/queue/route'
export { POST as stop } from '@/app/api/chat/[threadId]/stop/route'
export { GET as follow } from '@/app/api/chat/[threadId]/stream/route'
export { POST as chat } from '@/app/api/chat/route'
export { GET as open } from '@/app/api/threads/[threadId]/conversation/route'
export { GET as pulse } from '@/app/api/threads/[threadId]/pulse/route'
export { POST as show } from '@/app/api/threads/[threadId]/versions/route'
