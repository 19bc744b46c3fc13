export const requestCodes = ['data_file_today'] as const;
