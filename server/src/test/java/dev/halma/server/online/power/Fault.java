package dev.halma.server.online.power;

/** What may fail. While it does, those who play wait or go on elsewhere. */
enum Fault {
    NODE_KILLED,
    NODE_FROZEN,
    NODE_WITHOUT_DATABASE,
    REDIS_KILLED,
    DATABASE_RESTARTED
}
