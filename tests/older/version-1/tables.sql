BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE events (
	game VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	command VARCHAR(64), 
	at FLOAT NOT NULL, 
	event TEXT NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "events" VALUES('everything',1,'everything-1',1794873986.5,'{"type":"played","seat":3,"actions":["bid 18"],"luck":[3802009050,1828242359,326704509,2327196776]}');
INSERT INTO "events" VALUES('everything',2,'everything-2',1794873986.5,'{"type":"played","seat":1,"actions":["bid 8"],"luck":[3802009050,1828242359,326704509,2327196776]}');
INSERT INTO "events" VALUES('everything',3,'everything-3',1794873986.5,'{"type":"played","seat":2,"actions":["bid 5"],"luck":[3802009050,1828242359,326704509,2327196776]}');
INSERT INTO "events" VALUES('everything',4,'everything-4',1794873986.5,'{"type":"played","seat":3,"actions":["pick f5"],"luck":[3802009050,1828242359,326704509,2327196776]}');
INSERT INTO "events" VALUES('everything',5,'everything-5',1794873986.5,'{"type":"played","seat":3,"actions":["drop blue f6"],"luck":[3802009050,1828242359,326704509,2327196776]}');
INSERT INTO "events" VALUES('everything',6,'everything-6',1794873986.5,'{"type":"played","seat":3,"actions":["drop white f7"],"luck":[3802009050,1828242359,326704509,2327196776]}');
INSERT INTO "events" VALUES('everything',7,'everything-7',1794873986.5,'{"type":"played","seat":3,"actions":["drop purple e7","draw precious7","draw precious5"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',8,'everything-8',1794873986.5,'{"type":"played","seat":3,"actions":["keep precious5"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',9,'everything-9',1794873986.5,'{"type":"played","seat":3,"actions":["pass"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',10,'everything-10',1794873986.5,'{"type":"played","seat":3,"actions":["pass"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',11,'everything-11',1794873986.5,'{"type":"played","seat":1,"actions":["pick e4"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',12,'everything-12',1794873986.5,'{"type":"named","seat":1,"name":"Scheherazade"}');
INSERT INTO "events" VALUES('everything',13,'everything-13',1794873986.5,'{"type":"played","seat":1,"actions":["drop red d4"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',14,'everything-14',1794873986.5,'{"type":"played","seat":1,"actions":["drop green d3"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',15,'everything-15',1794873986.5,'{"type":"played","seat":1,"actions":["drop blue d2"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',16,'everything-16',1794873986.5,'{"type":"played","seat":2,"actions":["pick a2"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',17,'everything-17',1794873986.5,'{"type":"played","seat":2,"actions":["drop green a3"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',18,'everything-18',1794873986.5,'{"type":"played","seat":2,"actions":["drop purple a4"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',19,'everything-19',1794873986.5,'{"type":"played","seat":2,"actions":["drop red b4"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',20,'everything-20',1794873986.5,'{"type":"played","seat":2,"actions":["kill green d3"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',21,'everything-21',1794873986.5,'{"type":"played","seat":3,"actions":["bid 18"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',22,'everything-22',1794873986.5,'{"type":"played","seat":1,"actions":["bid 3"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',23,'everything-23',1794873986.5,'{"type":"taken back","seat":1,"length":22}');
INSERT INTO "events" VALUES('everything',24,'everything-24',1794873986.5,'{"type":"played","seat":1,"actions":["bid 5"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',25,'everything-25',1794873986.5,'{"type":"played","seat":2,"actions":["bid 8"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',26,'everything-26',1794873986.5,'{"type":"played","seat":3,"actions":["pick e3"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',27,'everything-27',1794873986.5,'{"type":"played","seat":3,"actions":["drop red f3"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',28,'everything-28',1794873986.5,'{"type":"played","seat":3,"actions":["drop green f2"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',29,'everything-29',1794873986.5,'{"type":"played","seat":3,"actions":["drop yellow e2"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',30,'everything-30',1794873986.5,'{"type":"played","seat":3,"actions":["pass"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',31,'everything-31',1794873986.5,'{"type":"played","seat":3,"actions":["pass"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',32,'everything-32',1794873986.5,'{"type":"played","seat":3,"actions":["pass"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',33,'everything-33',1794873986.5,'{"type":"played","seat":2,"actions":["pick d7"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',34,'everything-34',1794873986.5,'{"type":"played","seat":2,"actions":["drop green d6"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',35,'everything-35',1794873986.5,'{"type":"played","seat":2,"actions":["drop red d5"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',36,'everything-36',1794873986.5,'{"type":"played","seat":2,"actions":["drop green c5"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',37,'everything-37',1794873986.5,'{"type":"played","seat":2,"actions":["pass"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',38,'everything-38',1794873986.5,'{"type":"played","seat":1,"actions":["pick b4"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',39,'everything-39',1794873986.5,'{"type":"played","seat":1,"actions":["drop white b3"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',40,'everything-40',1794873986.5,'{"type":"played","seat":1,"actions":["buy 2 3"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',41,'everything-41',1794873986.5,'{"type":"played","seat":1,"actions":["sell fish"],"luck":[2937432161,3647675900,1247296402,2327196778]}');
INSERT INTO "events" VALUES('everything',42,'everything-42',1794873986.5,'{"type":"played","seat":1,"actions":["pass","draw jewels","draw ivory","draw fakir","draw fakir"],"luck":[2410298329,1319709260,705562434,2327196782]}');
INSERT INTO "events" VALUES('everything',43,'everything-43',1794873986.5,'{"type":"played","seat":3,"actions":["bid 8"],"luck":[2410298329,1319709260,705562434,2327196782]}');
INSERT INTO "events" VALUES('everything',44,'everything-44',1794873986.5,'{"type":"played","seat":2,"actions":["bid 0"],"luck":[2410298329,1319709260,705562434,2327196782]}');
INSERT INTO "events" VALUES('everything',45,'everything-45',1794873986.5,'{"type":"played","seat":1,"actions":["bid 0"],"luck":[2410298329,1319709260,705562434,2327196782]}');
INSERT INTO "events" VALUES('everything',46,'everything-46',1794873986.5,'{"type":"played","seat":3,"actions":["pick a1"],"luck":[2410298329,1319709260,705562434,2327196782]}');
INSERT INTO "events" VALUES('everything',47,'everything-47',1794873986.5,'{"type":"played","seat":3,"actions":["drop yellow a2"],"luck":[2410298329,1319709260,705562434,2327196782]}');
INSERT INTO "events" VALUES('base',1,'base-1',1794873986.5,'{"type":"played","seat":1,"actions":["bid 18"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',2,'base-2',1794873986.5,'{"type":"played","seat":2,"actions":["bid 8"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',3,'base-3',1794873986.5,'{"type":"played","seat":2,"actions":["bid 12"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',4,'base-4',1794873986.5,'{"type":"played","seat":1,"actions":["bid 1"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',5,'base-5',1794873986.5,'{"type":"played","seat":1,"actions":["pick a1"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',6,'base-6',1794873986.5,'{"type":"played","seat":1,"actions":["drop green b1"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',7,'base-7',1794873986.5,'{"type":"played","seat":1,"actions":["drop yellow c1"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',8,'base-8',1794873986.5,'{"type":"played","seat":1,"actions":["drop red d1"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',9,'base-9',1794873986.5,'{"type":"played","seat":1,"actions":["kill red e1"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',10,'base-10',1794873986.5,'{"type":"played","seat":1,"actions":["pass"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',11,'base-11',1794873986.5,'{"type":"played","seat":2,"actions":["pick e3"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',12,'base-12',1794873986.5,'{"type":"named","seat":1,"name":"Scheherazade"}');
INSERT INTO "events" VALUES('base',13,'base-13',1794873986.5,'{"type":"played","seat":2,"actions":["drop yellow f3"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',14,'base-14',1794873986.5,'{"type":"played","seat":2,"actions":["drop blue f4"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',15,'base-15',1794873986.5,'{"type":"played","seat":2,"actions":["drop green e4"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',16,'base-16',1794873986.5,'{"type":"played","seat":2,"actions":["sell wheat"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',17,'base-17',1794873986.5,'{"type":"played","seat":2,"actions":["pass"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',18,'base-18',1794873986.5,'{"type":"played","seat":2,"actions":["pick d1"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',19,'base-19',1794873986.5,'{"type":"played","seat":2,"actions":["drop white c1"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',20,'base-20',1794873986.5,'{"type":"played","seat":2,"actions":["drop blue b1"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',21,'base-21',1794873986.5,'{"type":"played","seat":2,"actions":["fakirs 1"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',22,'base-22',1794873986.5,'{"type":"played","seat":1,"actions":["pick d5"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',23,'base-23',1794873986.5,'{"type":"taken back","seat":1,"length":20}');
INSERT INTO "events" VALUES('base',24,'base-24',1794873986.5,'{"type":"played","seat":1,"actions":["pick e4"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',25,'base-25',1794873986.5,'{"type":"played","seat":1,"actions":["drop white e5"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',26,'base-26',1794873986.5,'{"type":"played","seat":1,"actions":["drop yellow f5"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',27,'base-27',1794873986.5,'{"type":"played","seat":1,"actions":["buy 3 5"],"luck":[1665391211,3318787937,3653620959,901327925]}');
INSERT INTO "events" VALUES('base',28,'base-28',1794873986.5,'{"type":"played","seat":1,"actions":["pass","draw fish","draw pottery","draw fakir","draw spice"],"luck":[1374775205,2391008133,750974022,901327929]}');
INSERT INTO "events" VALUES('base',29,'base-29',1794873986.5,'{"type":"played","seat":1,"actions":["bid 0"],"luck":[1374775205,2391008133,750974022,901327929]}');
INSERT INTO "events" VALUES('base',30,'base-30',1794873986.5,'{"type":"played","seat":2,"actions":["bid 12"],"luck":[1374775205,2391008133,750974022,901327929]}');
INSERT INTO "events" VALUES('base',31,'base-31',1794873986.5,'{"type":"played","seat":2,"actions":["bid 5"],"luck":[1374775205,2391008133,750974022,901327929]}');
INSERT INTO "events" VALUES('base',32,'base-32',1794873986.5,'{"type":"played","seat":1,"actions":["bid 3"],"luck":[1374775205,2391008133,750974022,901327929]}');
INSERT INTO "events" VALUES('base',33,'base-33',1794873986.5,'{"type":"played","seat":2,"actions":["pick f4"],"luck":[1374775205,2391008133,750974022,901327929]}');
INSERT INTO "events" VALUES('base',34,'base-34',1794873986.5,'{"type":"played","seat":2,"actions":["drop white e4"],"luck":[1374775205,2391008133,750974022,901327929]}');
INSERT INTO "events" VALUES('base',35,'base-35',1794873986.5,'{"type":"played","seat":2,"actions":["drop blue d4"],"luck":[1374775205,2391008133,750974022,901327929]}');
INSERT INTO "events" VALUES('base',36,'base-36',1794873986.5,'{"type":"played","seat":2,"actions":["drop blue c4"],"luck":[1374775205,2391008133,750974022,901327929]}');
INSERT INTO "events" VALUES('base',37,'base-37',1794873986.5,'{"type":"played","seat":2,"actions":["drop green c5"],"luck":[1374775205,2391008133,750974022,901327929]}');
INSERT INTO "events" VALUES('base',38,'base-38',1794873986.5,'{"type":"played","seat":2,"actions":["pass"],"luck":[1374775205,2391008133,750974022,901327929]}');
INSERT INTO "events" VALUES('base',39,'base-39',1794873986.5,'{"type":"played","seat":2,"actions":["pick a5"],"luck":[1374775205,2391008133,750974022,901327929]}');
INSERT INTO "events" VALUES('base',40,'base-40',1794873986.5,'{"type":"played","seat":2,"actions":["drop yellow a4"],"luck":[1374775205,2391008133,750974022,901327929]}');
INSERT INTO "events" VALUES('base',41,'base-41',1794873986.5,'{"type":"played","seat":2,"actions":["drop red a3"],"luck":[1374775205,2391008133,750974022,901327929]}');
INSERT INTO "events" VALUES('base',42,'base-42',1794873986.5,'{"type":"played","seat":2,"actions":["drop white b3"],"luck":[1374775205,2391008133,750974022,901327929]}');
INSERT INTO "events" VALUES('base',43,'base-43',1794873986.5,'{"type":"played","seat":2,"actions":["sell silk"],"luck":[1374775205,2391008133,750974022,901327929]}');
INSERT INTO "events" VALUES('base',44,'base-44',1794873986.5,'{"type":"played","seat":2,"actions":["pass"],"luck":[1374775205,2391008133,750974022,901327929]}');
INSERT INTO "events" VALUES('base',45,'base-45',1794873986.5,'{"type":"played","seat":1,"actions":["pick c1"],"luck":[1374775205,2391008133,750974022,901327929]}');
INSERT INTO "events" VALUES('base',46,'base-46',1794873986.5,'{"type":"played","seat":1,"actions":["drop white d1"],"luck":[1374775205,2391008133,750974022,901327929]}');
INSERT INTO "events" VALUES('base',47,'base-47',1794873986.5,'{"type":"played","seat":1,"actions":["drop red e1"],"luck":[1374775205,2391008133,750974022,901327929]}');
INSERT INTO "events" VALUES('base',48,'base-48',1794873986.5,'{"type":"played","seat":1,"actions":["drop white e2"],"luck":[1374775205,2391008133,750974022,901327929]}');
INSERT INTO "events" VALUES('base',49,'base-49',1794873986.5,'{"type":"proposed","seat":2,"waiting":[1],"length":44,"chair":null,"level":null,"free":false}');
INSERT INTO "events" VALUES('solo',1,'solo-1',1794873986.5,'{"type":"played","seat":1,"actions":["outbid"],"luck":[4240412845,3642874542,2220661160,2769207460]}');
INSERT INTO "events" VALUES('solo',2,'solo-2',1794873986.5,'{"type":"played","seat":1,"actions":["pick d2"],"luck":[4240412845,3642874542,2220661160,2769207460]}');
INSERT INTO "events" VALUES('solo',3,'solo-3',1794873986.5,'{"type":"played","seat":1,"actions":["drop blue d1"],"luck":[4240412845,3642874542,2220661160,2769207460]}');
INSERT INTO "events" VALUES('solo',4,'solo-4',1794873986.5,'{"type":"played","seat":1,"actions":["drop red c1"],"luck":[4240412845,3642874542,2220661160,2769207460]}');
INSERT INTO "events" VALUES('solo',5,'solo-5',1794873986.5,'{"type":"played","seat":1,"actions":["drop white b1"],"luck":[4240412845,3642874542,2220661160,2769207460]}');
INSERT INTO "events" VALUES('solo',6,'solo-6',1794873986.5,'{"type":"played","seat":1,"actions":["buy 3"],"luck":[4240412845,3642874542,2220661160,2769207460]}');
INSERT INTO "events" VALUES('solo',7,'solo-7',1794873986.5,'{"type":"played","seat":1,"actions":["sell wheat","draw wheat","draw papyrus","roll 3 6","roll 5 1","roll 6 5"],"luck":[2147673978,3599632340,3285330881,2769207465]}');
INSERT INTO "events" VALUES('solo',8,'solo-8',1794873986.5,'{"type":"played","seat":1,"actions":["outbid"],"luck":[2147673978,3599632340,3285330881,2769207465]}');
INSERT INTO "events" VALUES('solo',9,'solo-9',1794873986.5,'{"type":"played","seat":1,"actions":["pick c3"],"luck":[2147673978,3599632340,3285330881,2769207465]}');
INSERT INTO "events" VALUES('solo',10,'solo-10',1794873986.5,'{"type":"played","seat":1,"actions":["drop blue d3"],"luck":[2147673978,3599632340,3285330881,2769207465]}');
INSERT INTO "events" VALUES('solo',11,'solo-11',1794873986.5,'{"type":"played","seat":1,"actions":["drop blue d2"],"luck":[2147673978,3599632340,3285330881,2769207465]}');
INSERT INTO "events" VALUES('solo',12,'solo-12',1794873986.5,'{"type":"named","seat":1,"name":"Scheherazade"}');
INSERT INTO "events" VALUES('solo',13,'solo-13',1794873986.5,'{"type":"played","seat":1,"actions":["drop white d1"],"luck":[2147673978,3599632340,3285330881,2769207465]}');
INSERT INTO "events" VALUES('solo',14,'solo-14',1794873986.5,'{"type":"played","seat":1,"actions":["buy anunnak paying elder elder"],"luck":[2147673978,3599632340,3285330881,2769207465]}');
INSERT INTO "events" VALUES('solo',15,'solo-15',1794873986.5,'{"type":"played","seat":1,"actions":["use anunnak paying elder"],"luck":[2147673978,3599632340,3285330881,2769207465]}');
INSERT INTO "events" VALUES('solo',16,'solo-16',1794873986.5,'{"type":"played","seat":1,"actions":["at c3","draw blue","draw white","draw white","draw wheat","draw sloar","draw nekir","roll 2 4"],"luck":[3871746249,759180871,1052637095,2769207472]}');
INSERT INTO "events" VALUES('solo',17,'solo-17',1794873986.5,'{"type":"played","seat":1,"actions":["pass"],"luck":[3871746249,759180871,1052637095,2769207472]}');
INSERT INTO "events" VALUES('solo',18,'solo-18',1794873986.5,'{"type":"played","seat":1,"actions":["pick c5"],"luck":[3871746249,759180871,1052637095,2769207472]}');
INSERT INTO "events" VALUES('solo',19,'solo-19',1794873986.5,'{"type":"played","seat":1,"actions":["drop white d5"],"luck":[3871746249,759180871,1052637095,2769207472]}');
INSERT INTO "events" VALUES('solo',20,'solo-20',1794873986.5,'{"type":"played","seat":1,"actions":["drop white d4"],"luck":[3871746249,759180871,1052637095,2769207472]}');
INSERT INTO "events" VALUES('solo',21,'solo-21',1794873986.5,'{"type":"played","seat":1,"actions":["drop white c4"],"luck":[3871746249,759180871,1052637095,2769207472]}');
INSERT INTO "events" VALUES('solo',22,'solo-22',1794873986.5,'{"type":"played","seat":1,"actions":["use anunnak paying elder"],"luck":[3871746249,759180871,1052637095,2769207472]}');
INSERT INTO "events" VALUES('solo',23,'solo-23',1794873986.5,'{"type":"played","seat":1,"actions":["at c5","draw green","draw white","draw green"],"luck":[501913947,2922307429,1734994749,2769207475]}');
INSERT INTO "events" VALUES('solo',24,'solo-24',1794873986.5,'{"type":"played","seat":1,"actions":["pass","draw iblis","roll 6 5"],"luck":[2733119879,2675858480,3428640903,2769207477]}');
INSERT INTO "events" VALUES('solo',25,'solo-25',1794873986.5,'{"type":"played","seat":1,"actions":["pass"],"luck":[2733119879,2675858480,3428640903,2769207477]}');
INSERT INTO "events" VALUES('solo',26,'solo-26',1794873986.5,'{"type":"played","seat":1,"actions":["pick c2"],"luck":[2733119879,2675858480,3428640903,2769207477]}');
INSERT INTO "events" VALUES('solo',27,'solo-27',1794873986.5,'{"type":"played","seat":1,"actions":["drop blue b2"],"luck":[2733119879,2675858480,3428640903,2769207477]}');
INSERT INTO "events" VALUES('solo',28,'solo-28',1794873986.5,'{"type":"played","seat":1,"actions":["drop yellow b3"],"luck":[2733119879,2675858480,3428640903,2769207477]}');
INSERT INTO "events" VALUES('solo',29,'solo-29',1794873986.5,'{"type":"played","seat":1,"actions":["drop yellow a3"],"luck":[2733119879,2675858480,3428640903,2769207477]}');
INSERT INTO "events" VALUES('solo',30,'solo-30',1794873986.5,'{"type":"played","seat":1,"actions":["use anunnak paying elder"],"luck":[2733119879,2675858480,3428640903,2769207477]}');
INSERT INTO "events" VALUES('solo',31,'solo-31',1794873986.5,'{"type":"played","seat":1,"actions":["at c2","draw white","draw white","draw white","roll 5 3"],"luck":[1523556523,1269533580,20343402,2769207481]}');
INSERT INTO "events" VALUES('solo',32,'solo-32',1794873986.5,'{"type":"played","seat":1,"actions":["pass"],"luck":[1523556523,1269533580,20343402,2769207481]}');
CREATE TABLE games (
	id VARCHAR(32) NOT NULL, 
	opened FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	over BOOLEAN NOT NULL, 
	setup TEXT NOT NULL, asked INTEGER, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('everything',1794873986.5,1794873986.5,'host',0,'{"rules":1,"start":{"format":"naqala-position","version":1,"rules":1,"options":{"seats":3,"expansions":["artisans","thieves","whims"],"promos":["dhenim","wilwit","galbells"],"five_track":false},"board":{"a1":{"tile":"large market","meeples":"YGP"},"b1":{"tile":"village","meeples":"YWB"},"c1":{"tile":"oasis","meeples":"WPP"},"d1":{"tile":"blue city","meeples":"WWW","whim":"w17"},"e1":{"tile":"village","meeples":"WBR"},"f1":{"tile":"oasis","meeples":"BRR"},"a2":{"tile":"red city","meeples":"GRP","whim":"w21"},"b2":{"tile":"workshop se","meeples":"YWG"},"c2":{"tile":"blue city","meeples":"WRP","whim":"w07"},"d2":{"tile":"village","meeples":"YWB"},"e2":{"tile":"sacred 12","meeples":"YWG"},"f2":{"tile":"small market","meeples":"GGR"},"a3":{"tile":"small market","meeples":"WBP"},"b3":{"tile":"large market","meeples":"YWR"},"c3":{"tile":"specialized market","meeples":"WGR"},"d3":{"tile":"small market","meeples":"YYG"},"e3":{"tile":"sacred 6","meeples":"YGR"},"f3":{"tile":"oasis","meeples":"WBR"},"a4":{"tile":"small market","meeples":"WRP"},"b4":{"tile":"sacred 6","meeples":"WRR"},"c4":{"tile":"sacred 6","meeples":"GGB"},"d4":{"tile":"oasis","meeples":"YRR"},"e4":{"tile":"large market","meeples":"GBR"},"f4":{"tile":"large market","meeples":"YBR"},"a5":{"tile":"lake"},"b5":{"tile":"specialized market","meeples":"BBB"},"c5":{"tile":"sacred 10","meeples":"YGB"},"d5":{"tile":"small market","meeples":"YWP"},"e5":{"tile":"workshop nw","meeples":"YGB"},"f5":{"tile":"oasis","meeples":"WBP"},"a6":{"tile":"village","meeples":"YRP"},"b6":{"tile":"small market","meeples":"WBP"},"c6":{"tile":"chasm"},"d6":{"tile":"red city","meeples":"WBB","whim":"w05"},"e6":{"tile":"workshop se","meeples":"WGB"},"f6":{"tile":"blue city","meeples":"YGP","whim":"w09"},"a7":{"tile":"small market","meeples":"YYB"},"b7":{"tile":"village","meeples":"YBR"},"c7":{"tile":"small market","meeples":"WGG"},"d7":{"tile":"oasis","meeples":"GGR"},"e7":{"tile":"sacred 15","meeples":"WGP"},"f7":{"tile":"sacred 6","meeples":"RPP"}},"seats":[{"gold":50,"camels":8,"tent":true,"viziers":0,"elders":0,"artisans":0,"cards":{},"djinns":[],"thieves":[],"items":{},"whims":[],"fulfilled":[]},{"gold":50,"camels":8,"tent":true,"viziers":0,"elders":0,"artisans":0,"cards":{},"djinns":[],"thieves":[],"items":{},"whims":[],"fulfilled":[]},{"gold":50,"camels":8,"tent":true,"viziers":0,"elders":0,"artisans":0,"cards":{},"djinns":[],"thieves":[],"items":{},"whims":[],"fulfilled":[]}],"bag":"","supply":{"palms":12,"palaces":10},"cards":{"row":["fakir","spice","silk","fish","fakir","fakir","fakir","fakir","silk"],"deck":{"ivory":2,"jewels":2,"gold":2,"papyrus":4,"silk":2,"spice":3,"fish":5,"wheat":6,"pottery":6,"fakir":13},"discard":{}},"djinns":{"row":["wilwit","morgiane","monkir"],"deck":["alamin","anunnak","baal","boaz","bouraq","echidna","enki","hagis","haurvatat","iblis","jafaar","kandicha","kumarbi","lamia","leta","marid","nekir","shamhat","sibittis","sloar","utug","ptah","geb","kali","ganapati","dhenim","galbells"],"discard":[]},"items":{"deck":{"scimitar":1,"lamp":1,"flute":1,"carpet":1,"ring":1,"talisman":1,"horn":1,"precious5":5,"precious7":4,"precious9":2},"discard":{}},"thieves":{"face_up":"ouafat","deck":["houssain","ziad","kohdjah","shaum","madjaar"],"out":[]},"whims":{"deck":["w01","w02","w03","w04","w06","w08","w10","w11","w12","w13","w14","w15","w16","w18","w19","w20","w22"]},"bid_track":[3,1,2],"turn_track":{},"round":1,"end":{"last_camel":false,"no_move":false},"turn":{"step":"bid"},"pending":[]},"actions":[],"luck":[3802009050,1828242359,326704509,2327196776],"secret":"fd4fb140193b48f7577a663235bb6387","chairs":[{"kind":"here","name":"Person 1","level":null},{"kind":"link","name":"Person 2","level":null},{"kind":"bot","name":"Bot 3","level":"uniform"}],"hints":true,"seed":"everything"}',3);
INSERT INTO "games" VALUES('base',1794873986.5,1794873986.5,'host',0,'{"rules":1,"start":{"format":"naqala-position","version":1,"rules":1,"options":{"seats":2,"expansions":[],"promos":[],"five_track":false},"board":{"a1":{"tile":"village","meeples":"YGR"},"b1":{"tile":"sacred 12","meeples":"WBR"},"c1":{"tile":"oasis","meeples":"WGR"},"d1":{"tile":"small market","meeples":"WBR"},"e1":{"tile":"large market","meeples":"WGR"},"f1":{"tile":"large market","meeples":"YGR"},"a2":{"tile":"sacred 10","meeples":"GBR"},"b2":{"tile":"small market","meeples":"YWR"},"c2":{"tile":"small market","meeples":"GRR"},"d2":{"tile":"oasis","meeples":"GBB"},"e2":{"tile":"sacred 6","meeples":"WRR"},"f2":{"tile":"oasis","meeples":"YBB"},"a3":{"tile":"oasis","meeples":"YGB"},"b3":{"tile":"village","meeples":"YWW"},"c3":{"tile":"small market","meeples":"WGB"},"d3":{"tile":"oasis","meeples":"YYW"},"e3":{"tile":"sacred 6","meeples":"YGB"},"f3":{"tile":"village","meeples":"GRR"},"a4":{"tile":"small market","meeples":"YWB"},"b4":{"tile":"small market","meeples":"WWW"},"c4":{"tile":"small market","meeples":"BRR"},"d4":{"tile":"sacred 6","meeples":"GGB"},"e4":{"tile":"village","meeples":"YWG"},"f4":{"tile":"sacred 6","meeples":"WGB"},"a5":{"tile":"sacred 15","meeples":"YWR"},"b5":{"tile":"large market","meeples":"WWB"},"c5":{"tile":"oasis","meeples":"YGR"},"d5":{"tile":"small market","meeples":"YGB"},"e5":{"tile":"village","meeples":"YWG"},"f5":{"tile":"large market","meeples":"YBB"}},"seats":[{"gold":50,"camels":11,"viziers":0,"elders":0,"cards":{},"djinns":[]},{"gold":50,"camels":11,"viziers":0,"elders":0,"cards":{},"djinns":[]}],"bag":"","supply":{"palms":12,"palaces":10},"cards":{"row":["wheat","fakir","fakir","silk","ivory","fish","jewels","fakir","fakir"],"deck":{"ivory":1,"jewels":1,"gold":2,"papyrus":4,"silk":3,"spice":4,"fish":5,"wheat":5,"pottery":6,"fakir":14},"discard":{}},"djinns":{"row":["monkir","kumarbi","anunnak"],"deck":["alamin","baal","boaz","bouraq","echidna","enki","hagis","haurvatat","iblis","jafaar","kandicha","lamia","leta","marid","nekir","shamhat","sibittis","sloar","utug"],"discard":[]},"bid_track":[1,2,2,1],"turn_track":{},"round":1,"end":{"last_camel":false,"no_move":false},"turn":{"step":"bid"},"pending":[]},"actions":[],"luck":[1665391211,3318787937,3653620959,901327925],"secret":"d64df2f27f804daa9e6b3b1441f4fd31","chairs":[{"kind":"link","name":"Person 1","level":null},{"kind":"link","name":"Person 2","level":null}],"hints":true,"seed":"base"}',1);
INSERT INTO "games" VALUES('solo',1794873986.5,1794873986.5,'host',1,'{"rules":1,"start":{"format":"naqala-position","version":1,"rules":1,"options":{"seats":1,"expansions":[],"promos":[],"five_track":false},"board":{"a1":{"tile":"large market","meeples":"YGB"},"b1":{"tile":"small market","meeples":"WGG"},"c1":{"tile":"village","meeples":"WWB"},"d1":{"tile":"sacred 12","meeples":"WGR"},"e1":{"tile":"small market","meeples":"YGR"},"f1":{"tile":"small market","meeples":"YYY"},"a2":{"tile":"sacred 10","meeples":"YGG"},"b2":{"tile":"oasis","meeples":"GBB"},"c2":{"tile":"oasis","meeples":"YYB"},"d2":{"tile":"small market","meeples":"WBR"},"e2":{"tile":"oasis","meeples":"YBR"},"f2":{"tile":"village","meeples":"GBR"},"a3":{"tile":"village","meeples":"YWG"},"b3":{"tile":"sacred 6","meeples":"WBR"},"c3":{"tile":"small market","meeples":"WBB"},"d3":{"tile":"oasis","meeples":"WWG"},"e3":{"tile":"large market","meeples":"GGB"},"f3":{"tile":"sacred 15","meeples":"YWG"},"a4":{"tile":"sacred 6","meeples":"YWB"},"b4":{"tile":"sacred 6","meeples":"WRR"},"c4":{"tile":"large market","meeples":"WRR"},"d4":{"tile":"village","meeples":"BBR"},"e4":{"tile":"sacred 6","meeples":"YGR"},"f4":{"tile":"oasis","meeples":"YGB"},"a5":{"tile":"large market","meeples":"YGB"},"b5":{"tile":"oasis","meeples":"YRR"},"c5":{"tile":"small market","meeples":"WWW"},"d5":{"tile":"small market","meeples":"WWG"},"e5":{"tile":"village","meeples":"BRR"},"f5":{"tile":"small market","meeples":"WRR"}},"seats":[{"gold":25,"camels":11,"viziers":0,"elders":0,"cards":{},"djinns":[]}],"yazid":{"camels":11,"viziers":0,"elders":0,"assassins":0,"fakirs":0,"djinns":[]},"bag":"","supply":{"palms":12,"palaces":10},"cards":{"row":["fakir","fakir","wheat","silk","papyrus","pottery","fakir","spice","pottery"],"deck":{"ivory":2,"jewels":2,"gold":2,"papyrus":3,"silk":3,"spice":3,"fish":6,"wheat":5,"pottery":4,"fakir":15},"discard":{}},"djinns":{"row":["anunnak","hagis","utug"],"deck":["alamin","baal","boaz","bouraq","echidna","enki","haurvatat","iblis","jafaar","kandicha","kumarbi","lamia","leta","marid","monkir","nekir","shamhat","sibittis","sloar"],"discard":[]},"round":1,"end":{"last_camel":false,"no_move":false},"turn":{"step":"roll"},"solo":{"dice":[],"targets":[],"left":[]},"pending":[]},"actions":["roll 6 4"],"luck":[4240412845,3642874542,2220661160,2769207460],"secret":"eccb5348d1709a928750e507c90a8bd5","chairs":[{"kind":"here","name":"Person 1","level":null}],"hints":true,"seed":"solo"}',NULL);
CREATE TABLE invitations (
	game VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "invitations" VALUES('everything',2,'link-everything-2');
INSERT INTO "invitations" VALUES('base',1,'link-base-1');
INSERT INTO "invitations" VALUES('base',2,'link-base-2');
CREATE TABLE presences (
	game VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	server VARCHAR(32) NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (game, seat, server), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
CREATE TABLE sittings (
	game VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	browser VARCHAR(64) NOT NULL, 
	PRIMARY KEY (game, seat, browser), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "sittings" VALUES('everything',1,'host');
INSERT INTO "sittings" VALUES('everything',1,'browser-of-host');
INSERT INTO "sittings" VALUES('base',1,'host');
INSERT INTO "sittings" VALUES('base',1,'browser-of-host');
INSERT INTO "sittings" VALUES('solo',1,'host');
INSERT INTO "sittings" VALUES('solo',1,'browser-of-host');
CREATE UNIQUE INDEX events_of_command ON events (game, command);
CREATE INDEX sittings_of_browser ON sittings (browser);
CREATE INDEX presences_of_server ON presences (server);
COMMIT;
