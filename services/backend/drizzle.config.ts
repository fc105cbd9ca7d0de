import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './services/backend/database/tables/*.ts',
  out: './services/backend/database/migrations',
});
