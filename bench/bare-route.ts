import { fastify } from 'fastify';
import pg from 'pg';

// The floor of the read: the same framework, the same driver, one prepared query by primary key,
// and nothing that the product does.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
pool.on('error', () => process.exit(1));
const app = fastify();
app.get<{ Params: { id: string } }>('/users/:id', async (request) => {
  const { rows } = await pool.query({
    name: 'user',
    text: 'select id, first, last, email from users where id = $1',
    values: [request.params.id],
  });
  return rows[0];
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.('ready');
